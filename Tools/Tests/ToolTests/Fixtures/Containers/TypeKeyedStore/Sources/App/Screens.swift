@MainActor
final class FeedModel {
  @Injected private var api: API
  @Injected private var tracker: Tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

@MainActor
final class EditorModel {
  @Injected private var draft: Draft
  @Injected private var tracker: Tracker

  func write() {
    draft.add("a")
    draft.add("b")
    tracker.track("written")
  }
}

@MainActor
final class HomeScreen {
  @Injected private var tracker: Tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    EditorModel().write()
    EditorModel().write()
  }
}
