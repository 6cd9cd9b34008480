print(Mark6185.named("a").text(), Mark6185.none.text())
