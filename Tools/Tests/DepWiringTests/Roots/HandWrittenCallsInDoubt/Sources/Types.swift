protocol Store {}
final class DiskStore: Store { init(folder: String) {} }
/// Two of its initializers could be meant.
final class Search {
  init(store: any Store, limit: Int) {}
  init(store: any Store, word: String) {}
}
/// An optional may be anything that its author passed.
final class Session {
  init(store: any Store, folder: String?) {}
}
struct Parts { var store: any Store }
final class Importer {
  init(store: any Store) {}
}
/// A struct that holds services is no value.
struct Bundle { let parts: Parts; let importer: Importer }
struct Point { let x: Int; let y: Int }
final class ModelContainer {}
/// The macro writes its initializer; no macro of that name is here, which the errors say.
@ModelActor actor Database {}
