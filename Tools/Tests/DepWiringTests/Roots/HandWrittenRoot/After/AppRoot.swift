import Foundation

final class AppRoot {
  let log: any Log
  private let transport: LiveTransport

  init(address: String) {
    self.log = PrintLog()
    self.transport = LiveTransport(address: address)
  }

  private lazy var store: any RecipeStore = LiveRecipeStore(over: transport, log: log, retries: 3)

  func makeSearch(word: String, done: @escaping () -> Void) -> any Search {
    LiveSearch(word: word, store: store, done: done)
  }

  func makeListModel(actions: ListActions?) -> any ListModel {
    LiveListModel(searchFactory: makeSearch, actions: actions)
  }

  func makeList(actions: ListActions?) -> ListScreen {
    log.note("list")
    return ListScreen(model: makeListModel(actions: actions))
  }

  func event(name: String) -> String {
    let event = Event(name: name, text: "made by hand")
    return event.text
  }

  static func makeImporter(of stores: Stores) -> Importer {
    let importer = Importer(store: stores.recipes)
    return importer
  }
}

final class ServerRoot {
  let log: any Log
  let store: LiveRecipeStore
  let importer: Importer

  init(transport: any Transport) {
    let log = PrintLog()
    self.log = log
    self.store = LiveRecipeStore(over: transport, log: log)
    importer = Importer(store: store)
  }
}
