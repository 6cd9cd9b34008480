let center = NotificationCenter()
let token = center.addObserver(
  forName: Notification.Name("crash"), object: nil, queue: nil) { _ in print("ours") }
let reporter = CrashReporter(
  folder: "/",
  dependencies: .init(
    bundle: .main, fileManager: .default, notificationCenter: center, processInfo: .processInfo))
reporter.announce()
center.removeObserver(token)
