print(QuizMaster(answer: 4).ask(2), QuizMaster(answer: "x").rounds)
