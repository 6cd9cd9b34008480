private final class RowHelper {
  func width() -> Int { RowFormat.shared.narrow() }
}

func screenRowWidth() -> Int { RowHelper().width() }
