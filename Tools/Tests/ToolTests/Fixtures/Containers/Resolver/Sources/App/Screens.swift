import Resolver

final class FeedModel {
  @Injected private var api: API
  @Injected private var tracker: Tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

final class HomeScreen {
  @Injected private var draft: Draft
  @LazyInjected private var tracker: Tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    draft.add("a")
    FeedModel().load()
  }
}
