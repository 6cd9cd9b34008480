import Combine
import Foundation

// Schedulers, pipelines, and the state of a process.

var currentUser: String?
let apiVersion = 3

final class SearchModel {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  private let subject = PassthroughSubject<String, Never>()  // no

  func start() {
    $text
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)  // no
      .sink { [weak self] text in self?.search(text) }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: .started)  // yes
      .receive(on: DispatchQueue.main)  // no
      .sink { _ in }
      .store(in: &subscriptions)
  }

  private func search(_ text: String) {
    let cancellable = URLSession.shared.dataTaskPublisher(for: url(text))  // yes
      .map(\.data)
      .decode(type: [Episode].self, decoder: JSONDecoder())  // no
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subscriptions.insert(cancellable)
  }

  private func url(_ text: String) -> URL {
    URL(string: "https://example.com/v\(apiVersion)?q=\(text)")  // no
      ?? URL(fileURLWithPath: "/")
  }

  func user() -> String {
    currentUser ?? ""  // yes
  }

  func signOut() {
    currentUser = nil  // yes
  }

  func delay() async throws {
    try await Task.sleep(for: .seconds(1))  // yes
  }

  func arguments() -> [String] {
    CommandLine.arguments  // yes
  }

  func measure() -> Duration {
    let clock = ContinuousClock()  // yes
    return clock.measure {}
  }

  func undo() -> UndoManager {
    UndoManager()  // no
  }

  func progress() -> Progress {
    Progress(totalUnitCount: 1)  // no
  }

  func queue() -> OperationQueue {
    let queue = OperationQueue()  // no
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  func group() {
    let group = DispatchGroup()  // no
    group.enter()
    group.leave()
  }

  func expression() -> NSPredicate {
    NSPredicate(format: "title == %@", text)  // no
  }

  func attributed() -> NSAttributedString {
    NSAttributedString(string: text)  // no
  }

  func link() -> NSMutableURLRequest {
    NSMutableURLRequest(url: url(""))  // no
  }

  func measured() -> Measurement<UnitLength> {
    Measurement(value: 1, unit: UnitLength.meters)  // no
  }

  func host() -> String {
    ProcessInfo.processInfo.hostName  // yes
  }

  func store() -> [Episode] {
    EpisodeStore.shared.all()  // yes
  }

  func observe() {
    let observer = SearchObserver(model: self)  // no
    observer.begin()
  }
}

/// Watches a model that it is given, and nothing else.
final class SearchObserver {
  private let model: SearchModel
  init(model: SearchModel) { self.model = model }
  func begin() { model.text = "begun" }
}

actor Counter {
  static let shared = Counter()
  private var value = 0
  func next() -> Int {
    value += 1
    return value
  }
}

final class Upload {
  func number() async -> Int {
    await Counter.shared.next()  // yes
  }

  func name() -> String {
    "upload-\(UUID())"  // yes
  }

  func retry(_ attempt: Int) -> Date {
    Date().addingTimeInterval(Double(attempt))  // yes
  }

  func limit() -> Int {
    Limits.standard.maximum  // no
  }

  func state() -> String {
    UploadState.idle.rawValue  // no
  }

  func empty() -> Money {
    Money.zero  // no
  }
}

struct Limits {
  static let standard = Limits(maximum: 3)
  let maximum: Int
}

enum UploadState: String { case idle, running }
