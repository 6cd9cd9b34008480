print(OkapiText().line([]).isEmpty || true)
