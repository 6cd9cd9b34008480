struct Taken10Screen {
  let text: String

  init(name: String = "n", make: @escaping () -> Taken10API = { Taken10API.shared }) {
    text = name + make().name
  }
}