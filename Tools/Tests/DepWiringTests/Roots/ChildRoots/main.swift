let login = AppRoot().makeLogin()
for name in ["Ada", "Bob"] {
  let session = login.dependencies.makeSession(User(name: name))
  _ = session.makeScreen().dependencies.makeScreen(2)
}
