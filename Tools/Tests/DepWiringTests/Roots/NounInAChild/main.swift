let app = AppRoot()
for _ in 1...2 {
  await SessionRoot(app: app, dependencies: .init(user: User())).uploads.run()
}
