extension String {
  /// The text with a capital in front.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
