@propertyWrapper struct Taken19Screen {
  let wrappedValue: String
  init(api: Taken19API = .shared, key: String) { wrappedValue = api.name + key }
}
struct Taken19Holder {
  @Taken19Screen(api: Taken19API("shared"), key: "a") var text
}