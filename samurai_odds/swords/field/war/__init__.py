"""Action 7, Wage War: phases A to D, battles, the ninja, takeovers."""
