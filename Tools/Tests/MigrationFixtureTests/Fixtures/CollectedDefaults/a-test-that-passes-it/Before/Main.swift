final class Taken7Screen {
  let api: Taken7API
  let size: Int

  init(api: Taken7API = Taken7API.shared, size: Int = 1) {
    self.api = api
    self.size = size
  }
}