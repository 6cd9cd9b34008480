print(NumbatCounter().text())
