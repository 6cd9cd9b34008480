print(SilkDyer(colour: "red").dye("scarf"), SilkLoom.Shuttle(thread: 5).fly())
