final class Taken12Screen {
  let text: String
  init<S: Taken12Service>(service: S = Taken12API.shared) { text = service.name }
  init(lazily service: @autoclosure () -> Taken12API = Taken12API.shared, size: Int) {
    text = service().name
  }
}