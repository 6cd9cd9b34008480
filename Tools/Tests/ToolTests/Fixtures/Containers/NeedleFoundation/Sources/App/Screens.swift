final class FeedModel {
  private let api: API
  private let tracker: Tracker

  init(api: API, tracker: Tracker) {
    self.api = api
    self.tracker = tracker
  }

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

final class HomeScreen {
  private let draft: Draft
  private let tracker: Tracker
  private let makeFeed: () -> FeedModel

  init(draft: Draft, tracker: Tracker, makeFeed: @escaping () -> FeedModel) {
    self.draft = draft
    self.tracker = tracker
    self.makeFeed = makeFeed
  }

  func show() {
    tracker.track("home")
    makeFeed().load()
    draft.add("a")
    makeFeed().load()
  }
}
