print(FjordPost().text(), FjordPost().isOpen())
