print(MathTutor().solve())
