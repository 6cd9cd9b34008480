print(TelegraphClerk6154().send("stop"), TelegraphPress6154().print())
