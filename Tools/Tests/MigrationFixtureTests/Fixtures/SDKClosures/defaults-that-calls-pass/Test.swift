await MainActor.run {
  final class GannetLog {
    var urls: [URL] = []
  }
  nonisolated(unsafe) let log = GannetLog()
  let links = GannetLinks(
    dependencies: GannetLinks.Dependencies(openURL: { log.urls.append($0) }))
  links.openHome(URL(fileURLWithPath: "/"))
  expect(log.urls.count == 1, "the closure takes the URL alone")
}
