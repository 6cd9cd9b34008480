print(Studio().work())
