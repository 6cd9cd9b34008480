final class FantailBox { let size = 4 }
actor FantailAPI {
  static let shared = FantailAPI()
  let box = FantailBox()
}
