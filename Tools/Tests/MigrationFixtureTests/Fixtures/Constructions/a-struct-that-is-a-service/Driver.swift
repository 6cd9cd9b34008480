print(Pier6172().text())
