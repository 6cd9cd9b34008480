@MainActor
final class FeedModel {
  @Inject private var api: API
  @Inject private var tracker: Tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

@MainActor
final class EditorModel {
  @Inject private var draft: Draft
  @Inject private var tracker: Tracker

  func write() {
    draft.add("a")
    draft.add("b")
    tracker.track("written")
  }
}

@MainActor
final class HomeScreen {
  @Inject private var tracker: Tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    EditorModel().write()
    EditorModel().write()
  }
}
