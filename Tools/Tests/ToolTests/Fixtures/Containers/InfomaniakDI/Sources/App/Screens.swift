import InfomaniakDI

@MainActor
final class FeedModel {
  @InjectService private var api: API
  @InjectService private var tracker: Tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

@MainActor
final class EditorModel {
  @InjectService(customTypeIdentifier: "second") private var draft: Draft
  @InjectService private var tracker: Tracker

  func write() {
    draft.add("a")
    tracker.track("written")
  }
}

@MainActor
final class HomeScreen {
  @InjectService private var tracker: Tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    EditorModel().write()
    EditorModel().write()
  }
}
