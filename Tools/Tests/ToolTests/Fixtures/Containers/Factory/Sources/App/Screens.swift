import Factory

final class FeedModel {
  @Injected(\.api) private var api
  @Injected(\.tracker) private var tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

final class HomeScreen {
  @Injected(\.draft) private var draft
  @Injected(\.tracker) private var tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    draft.add("a")
    FeedModel().load()
  }
}
