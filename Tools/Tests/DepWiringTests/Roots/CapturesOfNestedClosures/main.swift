let app = AppRoot()
let user = app.makeRouter().dependencies.makeHandler().dependencies.makeUser()
print(user.journal === app.makeShort().dependencies.makeHandler().dependencies.makeUser().journal)
