import Foundation

// Types that use the services: most of what they name is a dependency.

final class ListeningSession {
  private let store = EpisodeStore.shared  // yes
  private var started: Date?

  func start(_ episode: Episode) {
    started = Date()  // yes
    store.add(episode)
    Diary.shared.note("started")  // yes
    RemoteTracker.shared.track("start")  // yes
    NotificationCenter.default.post(name: .started, object: nil)  // yes
  }

  func minutes() -> String {
    guard let started else { return "" }
    let seconds = Int(Date().timeIntervalSince(started))  // yes
    return DurationText.shared.text(of: seconds)  // no
  }

  func save() throws {
    let url = FileManager.default.temporaryDirectory  // yes
    let data = try JSONEncoder().encode(store.all())  // no
    try data.write(to: url.appendingPathComponent("session"))
    UserDefaults.standard.set(true, forKey: "saved")  // yes
  }

  func identifier() -> String {
    UUID().uuidString  // yes
  }

  func pick(_ episodes: [Episode]) -> Episode? {
    guard !episodes.isEmpty else { return nil }
    return episodes[Int.random(in: 0..<episodes.count)]  // yes
  }

  func isWeekend() -> Bool {
    Calendar.current.isDateInWeekend(Date(timeIntervalSince1970: 0))  // maybe
  }

  func language() -> String {
    Locale.current.identifier  // yes
  }

  func zone() -> String {
    TimeZone.current.identifier  // yes
  }

  func isTesting() -> Bool {
    ProcessInfo.processInfo.environment["TESTING"] != nil  // yes
  }
}

extension Notification.Name {
  static let started = Notification.Name("started")
}

final class DownloadQueue {
  private let client = FeedClient.shared  // yes
  private let lock = NSLock()  // no
  private let operations = OperationQueue()  // no
  private let formatter = DateFormatter()  // no
  private var waiting: [URL] = []

  func add(_ url: URL) {
    lock.lock()
    waiting.append(url)
    lock.unlock()
    DispatchQueue.main.async {  // no
      NotificationCenter.default.post(name: .started, object: nil)  // yes
    }
  }

  func later() {
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 1) {}  // no
  }

  func background() {
    DispatchQueue.global().async {}  // no
    OperationQueue.main.addOperation {}  // no
    RunLoop.main.perform {}  // no
  }

  func size(_ bytes: Int64) -> String {
    let formatter = ByteCountFormatter()  // no
    return formatter.string(fromByteCount: bytes)
  }

  func next() async throws -> [Episode] {
    guard let url = waiting.first else { return [] }
    try await Task.sleep(nanoseconds: 1_000)  // yes
    return try await client.episodes(of: url)
  }

  func parse(_ data: Data) throws -> [Episode] {
    try FeedParser().episodes(in: data)  // no
  }

  func slug(_ episode: Episode) -> String {
    Slugs.standard.slug(of: episode.title)  // no
  }

  func color() -> String {
    Theme.current.color(of: "accent")  // yes
  }

  func isAlive(_ date: Date) -> Bool {
    Streaks.shared.isAlive(since: date)  // yes
  }

  func example() -> [Episode] {
    [Episode.placeholder, Episode.sample]  // no
  }

  func made() -> Episode {
    Episode(title: "new", length: 1)  // no
  }

  func quiet() {
    NoTracker.none.track("nothing")  // no
  }

  func bundleName() -> String {
    Bundle.main.bundleIdentifier ?? ""  // maybe
  }

  func cached(_ request: URLRequest) -> Data? {
    URLCache.shared.cachedResponse(for: request)?.data  // yes
  }

  func cookies() -> Int {
    HTTPCookieStorage.shared.cookies?.count ?? 0  // yes
  }

  func repeated() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // yes
  }

  func pattern(_ text: String) -> Bool {
    (try? NSRegularExpression(pattern: "[0-9]+"))  // no
      .map { $0.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil } ?? false
  }

  func url(_ path: String) -> URL? {
    var components = URLComponents()  // no
    components.path = path
    return components.url
  }

  func refresh(_ url: URL) async {
    await RefreshTask(feed: url).run()  // yes
  }
}
