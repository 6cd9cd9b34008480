let reporter = CrashReporter(folder: "/")
let token = NotificationCenter.default.addObserver(
  forName: Notification.Name("crash"), object: nil, queue: nil) { print($0.name.rawValue) }
print(reporter.folderExists(), reporter.summary())
reporter.announce()
NotificationCenter.default.removeObserver(token)
