import Foundation

protocol Transport {}
protocol Log { func note(_ text: String) }
protocol RecipeStore { var name: String { get } }
protocol Search { func run() -> String }
protocol ListModel { func open() -> String }

final class LiveTransport: Transport {
  let address: String
  init(address: String) { self.address = address }
}
final class PrintLog: Log {
  func note(_ text: String) { print("log:", text) }
}
final class LiveRecipeStore: RecipeStore {
  let name: String
  init(over transport: any Transport, log: any Log, retries: Int = 2) {
    name = "store over \((transport as? LiveTransport)?.address ?? "?"), \(retries) retries"
    log.note("store made")
  }
}
final class LiveSearch: Search {
  private let word: String
  private let store: any RecipeStore
  private let done: () -> Void
  init(word: String, store: any RecipeStore, done: @escaping () -> Void) {
    self.word = word
    self.store = store
    self.done = done
  }
  func run() -> String {
    done()
    return "\(word) in \(store.name)"
  }
}
struct ListActions { var tell: (String) -> Void }
final class LiveListModel: ListModel {
  private let makeSearchFactory: (String, @escaping () -> Void) -> any Search
  private let actions: ListActions?
  init(
    searchFactory: @escaping (String, @escaping () -> Void) -> any Search,
    actions: ListActions? = nil
  ) {
    makeSearchFactory = searchFactory
    self.actions = actions
  }
  func open() -> String {
    let search = makeSearchFactory("soup") { print("searched") }
    actions?.tell("opened")
    return search.run()
  }
}
final class ListScreen {
  let model: any ListModel
  init(model: any ListModel) { self.model = model }
}

/// What code makes of other values is no work of a root.
struct Event { var name: String; var text: String }

struct Stores {
  var recipes: any RecipeStore
  var log: any Log
}
final class Importer {
  let store: any RecipeStore
  init(store: any RecipeStore) { self.store = store }
}
