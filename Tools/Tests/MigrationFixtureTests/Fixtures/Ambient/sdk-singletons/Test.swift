let center = NotificationCenter()
let token = center.addObserver(
  forName: Notification.Name("crash"), object: nil, queue: nil) { _ in print("ours") }
let reporter = CrashReporter(
  folder: "/",
  dependencies: .init(
    fileManager: .default, processInfo: .processInfo, bundle: .main,
    notificationCenter: center))
reporter.announce()
center.removeObserver(token)
