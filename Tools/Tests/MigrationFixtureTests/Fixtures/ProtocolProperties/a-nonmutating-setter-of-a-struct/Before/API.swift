struct CoucalAPI: Sendable {
  static let shared = CoucalAPI()
  var level: Int {
    get { 1 }
    nonmutating set { print(newValue) }
  }
}
