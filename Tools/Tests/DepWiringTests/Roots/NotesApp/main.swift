let login = AppRoot().makeLogin()
for name in ["Ada", "Bob"] {
  let user = login.dependencies.userService.login(name)
  let session = login.dependencies.makeSession(user)
  _ = session.makeView()
  _ = session.makeView()
}
