/// The frame of the page.
enum GraphPageMarkup {
  static func page(data: String) -> String { "" }
}
