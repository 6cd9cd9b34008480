print(CardList(titles: ["a", "bc"]).draw(), CardView(title: "x").draw())
