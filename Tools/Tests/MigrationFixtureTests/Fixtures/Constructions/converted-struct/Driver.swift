print(DockStation().read())
