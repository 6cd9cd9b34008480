let app = AppRoot()
for _ in 1...2 {
  let session = SessionRoot(app: app, dependencies: .init(user: User()))
  let uploads = session.makeUploads()
  _ = uploads.dependencies.images()
  _ = uploads.dependencies.images()
}
