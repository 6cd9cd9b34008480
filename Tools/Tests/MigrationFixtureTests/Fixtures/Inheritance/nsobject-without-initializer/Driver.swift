print(Telegraphist().send("eel"))
