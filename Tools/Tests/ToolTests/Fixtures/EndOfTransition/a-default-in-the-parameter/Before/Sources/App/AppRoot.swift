final class AppRoot {
  private lazy var tracker = Tracker()

  func makeHarbor() -> Harbor { Harbor(dependencies: .init(tracker: tracker)) }
  func makeQuay() -> Quay { Quay(dependencies: .init(tracker: Tracker(limit: 7))) }
  func makeMooring() -> Mooring { Mooring(dependencies: .init(tracker: tracker)) }
  func makeJetty() -> Jetty { Jetty(dependencies: .init(tracker: tracker)) }
}
