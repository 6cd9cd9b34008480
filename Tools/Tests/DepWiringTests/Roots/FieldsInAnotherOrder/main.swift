let app = AppRoot()
print(app.makeDetail("").row.names, app.makeShort().row.names, app.makeRow().names)
